import { streams } from '@madrasah/events';
import { characterReports, characterTypes, characterVariants } from '@madrasah/events/hostel';
import { entryStream } from '../../kernel/entry/index.ts';
import { homesIn, registerStream } from '../../kernel/register/index.ts';

const registers = { characterType: characterTypes, characterVariant: characterVariants };

/** What reports are about, and of which types they are. */
export const conductStream = registerStream('conduct', streams.conduct, registers);
export const conductHomes = homesIn(conductStream, registers);

export const charactersStream = entryStream(characterReports, streams.characters);
