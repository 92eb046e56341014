import { type DataOf, type Language, streams } from '@madrasah/events';
import { InstitutionInfoChanged, infoAtRegistration, letterhead } from '@madrasah/events/institutions';
import { FundAdded, FundRenamed } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { readPlatform } from '../../../projection-service/src/institutions/index.ts';
import type { Log } from './log.ts';

/** What a school's certificate says of it, straight from the log: no list is needed. Unreadable events are passed over. */
export async function certificateHead({ store, codec }: Log, schoolId: string, language: Language) {
  const registered = (await readPlatform({ store, codec })).institutions.get(schoolId);
  let info = infoAtRegistration(registered);
  for await (const event of read({ store, codec }, streams.institution(schoolId)))
    if (event.type === InstitutionInfoChanged.type)
      info = event.data as DataOf<typeof InstitutionInfoChanged>;
  const funds = new Map<number, string>();
  for await (const { type, data } of read({ store, codec }, streams.chart(schoolId)))
    if (type === FundAdded.type || type === FundRenamed.type)
      funds.set(data['fundId'] as number, data['name'] as string);
  return {
    institution: letterhead(info, language),
    fundName: (fundId: number) => funds.get(fundId) ?? String(fundId),
  };
}

async function* read(
  { store, codec }: Pick<Log, 'store' | 'codec'>,
  stream: string,
): AsyncGenerator<DomainEvent> {
  try {
    for await (const event of store.readStream(stream)) yield codec.decode(event);
  } catch {
    // the verdict names it
  }
}
