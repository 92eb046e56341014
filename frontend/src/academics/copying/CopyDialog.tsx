import { copySubjects } from '@madrasah/events/academics';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { useNames } from '../names.ts';
import { type SectionRow, sectionList } from '../rows.ts';
import { academicsTexts } from '../texts.ts';
import { Additions } from './Additions.tsx';
import { MOST_SUBJECTS, type SubjectRow, subjectList } from './lists.ts';

interface Props {
  /** The section whose subjects are on the page; none while all are. */
  readonly from: number | undefined;
  onClose(): void;
}

/** Subjects of one section for others: what each of them would get is said before it is done. */
export function CopyDialog(props: Props) {
  const t = useText(academicsTexts);
  const sections = useQuery(sectionList, {});
  const subjects = useQuery(subjectList, { limit: MOST_SUBJECTS });
  return (
    <Dialog title={t('academics.copy.title')} size="large" onClose={props.onClose}>
      <p className="muted">{t('academics.copy.why')}</p>
      <Loaded of={sections} lines={4}>
        {({ data: places }) => (
          <Loaded of={subjects} lines={4}>
            {({ data }) => <CopyForm {...props} sections={places} subjects={data} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

interface FormProps extends Props {
  readonly sections: readonly SectionRow[];
  readonly subjects: readonly SubjectRow[];
}

function CopyForm({ from, sections, subjects, onClose }: FormProps) {
  const t = useText(academicsTexts);
  const names = useNames();
  const places = sections.map((section) => ({
    value: section.SubClassID,
    label: `${section.Class.ClassName} – ${names.section(section)}`,
  }));
  const others = (chosen: unknown) => places.filter(({ value }) => value !== Number(chosen));
  const targets = (to: unknown, chosen: unknown) =>
    others(chosen).filter(({ value }) => Array.isArray(to) && to.includes(value));
  return (
    <AskedForm
      command={copySubjects}
      initialValues={{ SubClassID: from }}
      onPage={({ SubClassID }) => ({
        SubClassID: { options: places },
        to: { options: others(SubClassID) },
      })}
      // Who was ticked before he became the source is no target.
      toBody={({ SubClassID, to }) => ({
        SubClassID,
        to: targets(to, SubClassID).map(({ value }) => value),
      })}
      fieldOf={(name) => (name.startsWith('to') ? 'to' : name)}
      save={t('academics.copy.save')}
      onClose={onClose}
      onDone={onClose}
    >
      {({ values: { SubClassID, to } }) => (
        <Additions from={Number(SubClassID)} to={targets(to, SubClassID)} subjects={subjects} />
      )}
    </AskedForm>
  );
}
