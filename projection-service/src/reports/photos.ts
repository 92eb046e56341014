import type { ReportColumn, ReportLayout } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import { SWITCHES } from '@madrasah/events/settings';
import { currentFiles } from '../files/index.ts';
import { institutionImages } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { settingOf } from '../settings/index.ts';
import type { ReportRows } from './line.ts';

/** Whether a layout has a place for somebody's photo. */
function showsPhotos(columns: Readonly<Record<string, ReportColumn>>, layout: ReportLayout<string, string>) {
  switch (layout.kind) {
    case 'register':
    case 'grid':
      return layout.cells.some((cell) => columns[cell]?.kind === 'photo');
    case 'sheet':
      return layout.photo !== undefined;
    case 'cards':
      return layout.front.photo !== undefined || layout.back?.photo !== undefined;
    default:
      return false;
  }
}

/** The rows with the addresses of photos and signatures, where the layout shows any. @throws DocumentsAway */
export async function withPictures(
  ...[tenant, columns, layout, rows]: Parameters<typeof withPhotos>
): Promise<ReportRows> {
  const pictured = await withPhotos(tenant, columns, layout, rows);
  const isSigned = layout.kind === 'cards' && layout.front.signed !== undefined;
  return isSigned ? { ...pictured, signatures: await institutionImages(tenant) } : pictured;
}

async function withPhotos(
  tenant: Tenant,
  columns: Readonly<Record<string, ReportColumn>>,
  layout: ReportLayout<string, string>,
  rows: ReportRows,
): Promise<ReportRows> {
  if (!showsPhotos(columns, layout)) return rows;
  const onCards = layout.kind !== 'cards' || (await settingOf(tenant, SWITCHES.photosOnCards)) === 1;
  if (!onCards) return rows;
  const users = rows.lines.map(({ userId }) => userId ?? 0);
  const photos = await currentFiles(tenant, 'photo', users);
  const address = (fileId: string | undefined) => fileId && fileAddress(fileId, fileUse('photo').open);
  const lines = rows.lines.map((line) => ({ ...line, picture: address(photos.get(line.userId ?? 0)) }));
  return { ...rows, lines };
}
