export { AddressFields } from './address/AddressFields.tsx';
export { OpenSchool } from './address/places.ts';
export { ChecksField } from './ChecksField.tsx';
export { CheckField, RadioField } from './choice-fields.tsx';
export { ClockField } from './day/ClockField.tsx';
export { DayBox } from './day/DayBox.tsx';
export { DayField } from './day/DayField.tsx';
export { WholeDayBox } from './day/WholeDayBox.tsx';
export type { FieldProps } from './Field.tsx';
export { PasswordField } from './PasswordField.tsx';
export { Radios } from './Radios.tsx';
export { asChoices, type Choice } from './select/match.ts';
export { Select } from './select/Select.tsx';
export { SelectField } from './select/SelectField.tsx';
export { PersonField, type PersonFieldProps } from './student/PersonField.tsx';
export { StudentField } from './student/StudentField.tsx';
export { TextField } from './TextField.tsx';
export {
  MoneyField,
  NameFields,
  NumberField,
  PhoneField,
  ReferenceField,
  TextAreaField,
} from './text-fields.tsx';
