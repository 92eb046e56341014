import { studentOperations } from '@madrasah/events/admissions';
import type { Context } from '../deps.ts';
import { undoOperations } from '../operations/steps.ts';
import { admissions as admitting } from './admit.ts';
import { exporting } from './export/export.ts';
import { regrouping } from './grouping/index.ts';
import { groupChangeUndo } from './grouping/undo.ts';
import { studentImports } from './import/index.ts';
import { importUndo } from './import/undo.ts';
import { promotions } from './promotion/index.ts';
import { promotionUndo } from './promotion/undo.ts';
import { standings } from './standings.ts';

/** Admissions, and what becomes of them. */
export const admissions: Context = (deps) => [
  ...admitting(deps),
  ...standings(deps),
  regrouping(deps),
  ...promotions(deps),
  exporting(deps),
  studentImports(deps.desk),
  ...undoOperations(deps.desk, studentOperations, [
    promotionUndo(deps.desk),
    importUndo(deps.desk),
    groupChangeUndo(deps.desk),
  ]),
];
