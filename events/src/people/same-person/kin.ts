import { answers, anyPower, defineQuery, fields, power } from '../../kernel/index.ts';
import { kinAnswer } from '../answers.ts';

/**
 * Whose brother or sister somebody who is being entered may be: the families that a mobile reaches, or that of a student
 * who was chosen, with what he need not be asked again. For whoever enters students.
 */
export const kinQuery = defineQuery({
  name: 'Kin',
  path: '/api/students/kin',
  access: anyPower(
    power('student_admission', 'insert'),
    power('user_entry', 'insert'),
    power('online_admission', 'insert'),
  ),
  query: { mobile: fields.optionalMobile(), UserID: fields.optionalId() },
  answer: () => answers.listed(kinAnswer()),
});
