/** Under what names an entry names notes: what it says of people, and who paid it in somebody's stead. */
export const NOTE_MEMBERS = ['noteId', 'payerNoteId'] as const;

/** The notes that an event names, by its data as it is stored. */
export const notesNamedBy = (data: Readonly<Record<string, unknown>>): number[] =>
  NOTE_MEMBERS.flatMap((name) => {
    const id = data[name];
    return typeof id === 'number' ? [id] : [];
  });
