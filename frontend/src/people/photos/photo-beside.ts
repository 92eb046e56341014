import { peopleCommands, photoUpload } from '@madrasah/events/people';
import type { CommandAnswer } from '../../kit/calls/index.ts';
import { useToast } from '../../kit/feedback/index.ts';
import type { Beside } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';

/** The server finds the person by the name of the file; a camera calls it something else. */
function bodyOf(file: unknown, code: string, userType: number) {
  if (!(file instanceof File)) return undefined;
  const image = new File([file], `${code}.${file.name.split('.').at(-1)}`, { type: file.type });
  return { image, UserTypeID: userType };
}

/** The photo of somebody who stands, in the form of his data. */
export const photoOf = (code: string, userType: number): Beside => ({
  command: peopleCommands.uploadPhoto,
  when: 'before',
  bodyOf: (values) => bodyOf(values[photoUpload.field], code, userType),
});

/** What a command that enters somebody answers of him. */
interface Entered {
  readonly UserID: number;
  readonly UserCode?: string | undefined;
}

/**
 * The photo of somebody whom the form makes, by the code that the answer gives him; nothing for whoever may give no
 * photos. He stands even where the photo alone is refused: that is said, with the way to his page.
 */
export function usePhotoOfNew(userType: number): Beside | undefined {
  const t = useText(peopleTexts);
  const toast = useToast();
  const may = useMay('user_entry', 'edit');
  if (!may) return undefined;
  return {
    command: peopleCommands.uploadPhoto,
    when: 'after',
    bodyOf: (values, answer?: CommandAnswer<Entered>) =>
      bodyOf(values[photoUpload.field], answer?.data?.UserCode ?? '', userType),
    onRefused: ({ message }, { id, data }: CommandAnswer<Entered>) =>
      toast(t('people.photo.notTaken', { why: message }), {
        text: t('people.photo.giveNow'),
        to: `/general-info/users-info/${data?.UserID ?? id}`,
      }),
  };
}
