import { FindBox, type FindBoxProps } from './FindBox.tsx';
import { useStudentSearch } from './rows.ts';

/** Finds a student by code, name, father or mobile while one types. */
export const StudentBox = (props: FindBoxProps) => <FindBox {...props} search={useStudentSearch()} />;
