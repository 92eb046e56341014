import { useSelector } from 'react-redux';
import { encode } from 'uqr';
import type { RootState } from '../kit/store.ts';
import { useText } from '../kit/text.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { applicationsTexts } from './texts.ts';

const SIDE_PX = 220;

/** The link of the form on the public page and its QR code, for a notice, a wall or a message. */
export function FormLinkDialog({ onClose }: { onClose(): void }) {
  const t = useText(applicationsTexts);
  const school = useSelector(({ session }: RootState) => session.user?.schoolId ?? '');
  const path = `/${school}/online_admission`;
  return (
    <LinkDialog
      title={t('applications.formLink.title')}
      label={t('applications.formLink.label')}
      what={t('applications.formLink.what')}
      path={path}
      onClose={onClose}
    >
      <QrCode of={window.location.origin + path} title={t('applications.formLink.code')} />
    </LinkDialog>
  );
}

/** Black on white with a margin of four squares, as phones want it; a picture that is copied like one. */
function QrCode({ of, title }: { readonly of: string; readonly title: string }) {
  const { data, size } = encode(of, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="880" height="880" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return (
    <p>
      <a href={address} download="online-admission.svg" title={title}>
        <img src={address} alt={title} width={SIDE_PX} height={SIDE_PX} />
      </a>
    </p>
  );
}
