import { type cells, Problem } from '@madrasah/events';
import type { AcademicState } from '../../academics/state.ts';
import { type Called, calledIn, type Finder, type Found } from '../../kernel/import/called.ts';

/** The ids of a class and a section of it; 0 for what is not there. */
export interface ClassPlace {
  readonly classId: number;
  readonly sectionId: number;
}

type Row = Called & { readonly retired: boolean };

/** Finds classes and sections by what a file calls them, and notes what it spells otherwise. */
export class Placing {
  readonly #academics: AcademicState;
  readonly #classes: Finder<Row>;
  readonly #sections = new Map<number, Finder<Row>>();
  readonly #heard = new Map<string, Problem>();

  constructor(academics: AcademicState) {
    this.#academics = academics;
    this.#classes = calledIn([...academics.class.entries()].filter(([, { retired }]) => !retired));
  }

  /** @param sectionName in the class that `className` names */
  at(className: cells.Named, sectionName: cells.Named): ClassPlace {
    const classId = this.#noted(this.#classes(className));
    return { classId, sectionId: classId && this.#noted(this.#sectionsOf(classId)(sectionName)) };
  }

  /** What was taken for the name of something that is spelt otherwise, once each. */
  get notices(): Problem[] {
    return [...this.#heard.values()];
  }

  #sectionsOf(classId: number): Finder<Row> {
    const known = this.#sections.get(classId);
    if (known) return known;
    const rows = [...this.#academics.section.entries()].filter(
      ([, section]) => !section.retired && section.classId === classId,
    );
    const finder = calledIn(rows);
    this.#sections.set(classId, finder);
    return finder;
  }

  #noted(found: Found<Row> | undefined): number {
    if (found?.heard !== undefined)
      this.#heard.set(
        `${found.id}:${found.heard}`,
        new Problem('import.notice.read-as', {
          written: found.heard.trim(),
          name: found.row.name['bn'] ?? '',
        }),
      );
    return found?.id ?? 0;
  }
}
