import { digitsOf } from '@madrasah/events/kernel';
import { CODE_TYPES, peopleCommands } from '@madrasah/events/people';
import { useState } from 'react';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { type CommandFormProps, useLeave } from '../../kit/form/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { TABLE_NAMES } from '../../kit/list/list-state.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { type Column, DataTable, useList } from '../../kit/table/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { type CodeSettingRow, codeCheck, codeSettingList } from '../rows.ts';
import { peopleTexts } from '../texts.ts';
import { GenderForm } from './GenderForm.tsx';

/** How the codes of each user type come about, and beside it the form that changes one. */
export default function CodeSettingPage() {
  const t = useText(peopleTexts);
  const list = useList();
  const mayEdit = useMay('user_entry', 'edit');
  const settings = useQuery(codeSettingList, {});
  const [chosen, setChosen] = useState<number>();
  const { leave, past } = useLeave();
  const choose = (userType: number) => past(() => setChosen(userType));
  const columns = useCodeColumns(mayEdit ? choose : undefined);
  const row = settings.data?.data.find(({ UserTypeID }) => UserTypeID === (chosen ?? 1));
  return (
    <Page>
      <div className="split lookup-split">
        <Segment className="flush">
          <DataTable
            title={t('people.code.change')}
            columns={columns}
            query={settings}
            list={list}
            rowKey={({ UserTypeID }) => UserTypeID}
            rowClass={({ UserTypeID }) => (UserTypeID === row?.UserTypeID ? 'active' : undefined)}
            onOpen={mayEdit ? ({ UserTypeID }) => choose(UserTypeID) : undefined}
            empty={{ title: t('people.code.none') }}
          />
        </Segment>
        {mayEdit && row && (
          <CodeForm key={row.UserTypeID} row={row} quiet={chosen === undefined} leave={leave} />
        )}
      </div>
      <GenderForm />
    </Page>
  );
}

function useCodeColumns(edit: ((userType: number) => void) | undefined): Column<CodeSettingRow>[] {
  const t = useText(peopleTexts);
  const language = useLanguage();
  const name = ({ TypeName, EngTypeName }: CodeSettingRow) => (language === 'bn' ? TypeName : EngTypeName);
  const columns: Column<CodeSettingRow>[] = [
    { key: 'TypeName', title: t('people.code.type'), value: name, strong: true, phone: 'title', sort: false },
    {
      key: 'IDType',
      title: t('people.code.how'),
      value: ({ IDType }) => t(IDType === CODE_TYPES.automatic ? 'people.code.auto' : 'people.code.manual'),
      sort: false,
    },
    { key: 'Value', title: t('people.code.from'), kind: 'digits', sort: false },
    {
      key: 'next',
      title: t('people.code.next'),
      show: ({ UserTypeID, IDType }) =>
        IDType === CODE_TYPES.automatic ? <NextCode userType={UserTypeID} /> : null,
      sort: false,
    },
  ];
  if (edit)
    columns.push({
      key: 'edit',
      title: '',
      kind: 'actions',
      phone: 'side',
      show: (row) => (
        <button
          type="button"
          className="ui basic icon button"
          aria-label={t('people.code.edit', { name: name(row) })}
          onClick={() => edit(row.UserTypeID)}
        >
          <Icon name="edit" />
        </button>
      ),
    });
  return columns;
}

function NextCode({ userType }: { userType: number }) {
  const check = useQuery(codeCheck, { UserTypeID: userType });
  return <Digits of={check.data?.data.UserCode} />;
}

interface CodeProps {
  readonly row: CodeSettingRow;
  readonly quiet: boolean;
  readonly leave: CommandFormProps['leave'];
}

function CodeForm({ row, quiet, leave }: CodeProps) {
  const language = useLanguage();
  const { UserTypeID, TypeName, EngTypeName, IDType, Value } = row;
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{language === 'bn' ? TypeName : EngTypeName}</h2>
      </div>
      <AskedForm
        command={peopleCommands.changeCodeSetting}
        version={row.revision}
        stays={TABLE_NAMES}
        leave={leave}
        initialValues={{ UserTypeID, IDType, Value: Value === null ? undefined : digitsOf(Value, language) }}
        toBody={(values) => (values['IDType'] === CODE_TYPES.automatic ? values : { ...values, Value: null })}
        afterSave="keep"
        className="padded"
        quiet={quiet}
        onPage={({ IDType: chosen }) => ({
          IDType: { required: true },
          Value: { hidden: chosen !== CODE_TYPES.automatic, required: true },
        })}
      />
    </Segment>
  );
}
