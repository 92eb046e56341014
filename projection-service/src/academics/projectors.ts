import type { Row } from '@madrasah/events';
import {
  type Class,
  classes,
  type Section,
  type Session,
  sections,
  sessions,
  subjects,
} from '@madrasah/events/academics';
import { registerProjector } from '../kernel/register.ts';

export const sessionsProjector = registerProjector(sessions, { version: 3 });
export const classesProjector = registerProjector(classes, { version: 3 });
export const sectionsProjector = registerProjector(sections, { version: 3 });
export const subjectsProjector = registerProjector(subjects);

export type SessionRow = Row<Session>;
export type ClassRow = Row<Class>;
export type SectionRow = Row<Section>;
