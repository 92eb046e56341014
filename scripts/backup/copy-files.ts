import { type FileStore, faultOf, type RequiredFiles } from '@madrasah/service-kit/files';

/** How the files beside a log fit it. */
export interface FilesCover {
  /** Files and small pictures, each one part. */
  readonly parts: number;
  /** `<file id> (whole)`: missing, or not what was stored. */
  readonly faults: readonly string[];
}

/** Looks at every file that a log says is there. @throws FilesAway */
export async function checkFiles(store: FileStore, required: RequiredFiles): Promise<FilesCover> {
  return overParts(store, required, async () => undefined);
}

/** Copies them, sealed as they are: whoever has no key has nothing. What is at fault is left out and told. @throws FilesAway */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  required: RequiredFiles,
): Promise<FilesCover> {
  return overParts(from, required, async (fileId, part) => {
    const sealed = await from.get(fileId, part);
    if (sealed) await to.put(fileId, part, sealed);
  });
}

async function overParts(
  store: FileStore,
  required: RequiredFiles,
  each: (fileId: string, part: 'whole' | 'thumbnail') => Promise<void>,
): Promise<FilesCover> {
  const faults: string[] = [];
  let parts = 0;
  for (const one of required.parts()) {
    const fault = await faultOf(store, one);
    if (fault) faults.push(`${one.fileId} (${one.part}): ${fault}`);
    else {
      await each(one.fileId, one.part);
      parts += 1;
    }
  }
  return { parts, faults };
}

/** In one line, for whoever takes or restores a backup. */
export const toldOfFiles = ({ parts, faults }: FilesCover): string =>
  faults.length === 0
    ? `Files: ${parts}, each as it was stored.`
    : `Files: ${parts}; ${faults.length} are MISSING or changed, the first ${faults[0]}.`;
