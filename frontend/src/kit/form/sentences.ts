import { formTexts } from '@madrasah/events';

/**
 * What a form may say of its fields before they are sent. A build writes the sentences themselves in the place of this
 * module (vite-form-sentences.ts): with it would come the whole published language.
 */
export const sentences = formTexts;
