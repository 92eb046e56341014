import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { FieldFrame, useFormField } from '../Field.tsx';
import { asChoices } from '../select/match.ts';
import { Select } from '../select/Select.tsx';
import { SelectField } from '../select/SelectField.tsx';
import { TextField } from '../TextField.tsx';
import { districtOf, divisionOf, placeNames, usePlaces } from './places.ts';

interface Props {
  /** The paths in the command's body. */
  readonly thana: string;
  readonly post: string;
  readonly village: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Division → district → thana, post office and village. Only the thana is sent: its digits tell the other two. */
export function AddressFields({ thana, post, village, required, disabled }: Props) {
  const t = useText(kitTexts);
  const form = useForm();
  const { input } = useFormField<string | undefined>({ name: thana, label: t('kit.address.thana') });
  const [division, setDivision] = useState('');
  const [district, setDistrict] = useState('');
  const chosen = input.value ?? '';
  useEffect(() => {
    if (chosen === '') return;
    setDivision(divisionOf(chosen));
    setDistrict(districtOf(chosen));
  }, [chosen]);
  const { divisions, districts, thanas } = usePlaces(division, district);
  const names = placeNames(useLanguage());
  const clear = () => form.change(thana, undefined);
  const mark = { required, disabled };
  return (
    <div className="fields-3">
      <Level
        label={t('kit.address.division')}
        choices={asChoices(divisions.data?.data, 'DivisionID', names.division)}
        value={division}
        onChange={(value) => {
          setDivision(value);
          setDistrict('');
          clear();
        }}
        {...mark}
      />
      <Level
        label={t('kit.address.district')}
        choices={asChoices(districts.data?.data, 'DistrictID', names.district)}
        value={district}
        before={division ? undefined : t('kit.address.divisionFirst')}
        onChange={(value) => {
          setDistrict(value);
          clear();
        }}
        {...mark}
      />
      <SelectField
        name={thana}
        label={t('kit.address.thana')}
        options={asChoices(thanas.data?.data, 'PoliceStationID', names.thana)}
        placeholder={district ? undefined : t('kit.address.districtFirst')}
        {...mark}
        disabled={disabled || district === ''}
      />
      <TextField name={post} label={t('kit.address.post')} {...mark} />
      <TextField name={village} label={t('kit.address.village')} {...mark} />
    </div>
  );
}

interface LevelProps {
  readonly label: string;
  readonly choices: ReturnType<typeof asChoices>;
  readonly value: string;
  /** What is to be chosen first. */
  readonly before?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  onChange(value: string): void;
}

/** A step towards the thana: chosen here, never sent. */
function Level({ label, choices, value, before, required = false, disabled, onChange }: LevelProps) {
  const id = useId();
  const control = { id, 'aria-required': required, 'aria-invalid': false, 'aria-describedby': undefined };
  const closed = disabled || before !== undefined;
  return (
    <FieldFrame control={control} label={label} hint={undefined} error={undefined} disabled={closed}>
      <Select
        choices={choices}
        value={value}
        control={control}
        placeholder={before}
        disabled={closed}
        onChange={(chosen) => onChange(String(chosen ?? ''))}
      />
    </FieldFrame>
  );
}
