import {
  APPLICATION,
  APPLICATION_STATES,
  applicationCommands,
  applicationsList,
} from '@madrasah/events/applications';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Message } from 'semantic-ui-react';
import { sessionList, useNames } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { FormLinkDialog } from './FormLinkDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { type ApplicationRow, onlineAdmissionSetting } from './rows.ts';
import { SettingDialog } from './SettingDialog.tsx';
import { applicationsTexts } from './texts.ts';

const STATES = [APPLICATION.waiting, APPLICATION.admitted, APPLICATION.inactive] as const;

const SIZES = [10, 20, 50, 100];

/** Something may still become of it. */
const isOpen = ({ Status, erased }: ApplicationRow) => Status !== APPLICATION.admitted && !erased;

/** Who applied on the public page, and what has become of it. */
export default function ApplicationsPage() {
  const t = useText(applicationsTexts);
  const word = useWord();
  const navigate = useNavigate();
  const mayAdmit = useMay('online_admission', 'insert');
  const maySwitch = useMay('online_admission', 'edit');
  const listing = useListing(applicationsList, {
    filters: ['status', 'search'],
    limit: 100,
    sizes: SIZES,
  });
  const { list } = listing;
  const [turning, setTurning] = useState<ApplicationRow>();
  const mayErase = useMay('online_admission', 'delete');
  const [erasing, setErasing] = useState<ApplicationRow>();
  const [handing, setHanding] = useState<ApplicationRow>();
  const [setting, setSetting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const share = (
    <Button basic onClick={() => setSharing(true)}>
      {t('applications.formLink.title')}
    </Button>
  );
  return (
    <ListPage
      listing={listing}
      buttons={
        <>
          {share}
          {maySwitch && (
            <Button basic onClick={() => setSetting(true)}>
              {t('applications.setting.title')}
            </Button>
          )}
        </>
      }
      bar={<Standing />}
      filters={
        <>
          <FilterSelect
            list={list}
            name="status"
            label={word('state')}
            all={t('applications.list.all')}
            options={STATES.map((value) => ({ value, label: word(APPLICATION_STATES[value].word) }))}
          />
          <FilterSearch list={list} name="search" placeholder={t('applications.list.searchHint')} />
        </>
      }
      rowKey={({ UserID }) => UserID}
      {...(mayAdmit
        ? { onOpen: ({ UserID }: ApplicationRow) => navigate(`/students/online-admission/${UserID}`) }
        : {})}
      actions={(row) => (
        <>
          {mayAdmit && row.Status === APPLICATION.waiting && (
            <Link className="ui basic button" to={`/students/online-admission/${row.UserID}`}>
              {t('applications.list.admit')}
            </Link>
          )}
          {!row.erased && (
            <RowButton
              icon="copy"
              label={t('applications.list.linkOf', { name: row.UserName })}
              hint={t('applications.list.link')}
              onClick={() => setHanding(row)}
            />
          )}
          {maySwitch && isOpen(row) && (
            <RowButton
              icon={row.Status === APPLICATION.waiting ? 'hide' : 'again'}
              label={t(`applications.list.${row.Status === APPLICATION.waiting ? 'layOf' : 'takeOf'}`, {
                name: row.UserName,
              })}
              hint={t(`applications.list.${row.Status === APPLICATION.waiting ? 'lay' : 'take'}`)}
              onClick={() => setTurning(row)}
            />
          )}
          {mayErase && isOpen(row) && (
            <RowButton
              icon="remove"
              label={t('applications.list.eraseOf', { name: row.UserName })}
              hint={t('applications.list.erase')}
              onClick={() => setErasing(row)}
            />
          )}
        </>
      )}
      empty={{
        title: t('applications.list.none'),
        text: t('applications.list.noneText'),
        action: share,
      }}
    >
      {setting && <SettingDialog onClose={() => setSetting(false)} />}
      {sharing && <FormLinkDialog onClose={() => setSharing(false)} />}
      {handing && (
        <LinkDialog
          title={t('applications.list.linkOf', { name: handing.UserName })}
          label={t('applications.list.link')}
          what={t('applications.list.linkWhat')}
          path={handing.link}
          onClose={() => setHanding(undefined)}
        />
      )}
      {erasing && <EraseDialog of={erasing} onClose={() => setErasing(undefined)} />}
      {turning && <SwitchDialog of={turning} onClose={() => setTurning(undefined)} />}
    </ListPage>
  );
}

/** Whether the public page takes applications now. */
function Standing() {
  const t = useText(applicationsTexts);
  const names = useNames();
  const setting = useQuery(onlineAdmissionSetting, {});
  const sessions = useQuery(sessionList, {});
  if (!setting.data || !sessions.data) return null;
  const open = sessions.data.data.find(({ SessionID }) => SessionID === setting.data?.data.SessionID);
  return (
    <Message positive={open !== undefined} visible>
      {open
        ? t('applications.setting.isOpen', { session: names.session(open) })
        : t('applications.setting.isShut')}
    </Message>
  );
}

function SwitchDialog({ of, onClose }: { of: ApplicationRow; onClose(): void }) {
  const t = useText(applicationsTexts);
  const laying = of.Status === APPLICATION.waiting;
  return (
    <ConfirmDialog
      command={applicationCommands.switchApplication}
      params={{ id: of.UserID }}
      body={{ Status: laying ? APPLICATION.inactive : APPLICATION.waiting }}
      plain
      confirming={!laying}
      title={t(`applications.list.${laying ? 'layOf' : 'takeOf'}`, { name: of.UserName })}
      verb={t(`applications.list.${laying ? 'lay' : 'take'}`)}
      onClose={onClose}
    >
      <p>{t(`applications.list.${laying ? 'layWhat' : 'takeWhat'}`)}</p>
    </ConfirmDialog>
  );
}

function EraseDialog({ of, onClose }: { of: ApplicationRow; onClose(): void }) {
  const t = useText(applicationsTexts);
  return (
    <ConfirmDialog
      command={applicationCommands.eraseApplication}
      params={{ id: of.UserID }}
      title={t('applications.list.eraseOf', { name: of.UserName })}
      verb={t('applications.list.erase')}
      onClose={onClose}
    >
      <p>{t('applications.list.eraseWhat')}</p>
    </ConfirmDialog>
  );
}
