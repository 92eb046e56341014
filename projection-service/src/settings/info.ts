import { GENDER_OF_NEW, SWITCH_NAMES, SWITCHES, settingsInfo } from '@madrasah/events/settings';
import { onlineAdmissionProjector } from '../applications/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { settingOf, settingsProjector } from './switches.ts';

/** Whether a switch is on; that of online admission is told by what admission is open for. @throws DocumentsAway */
async function isOn(tenant: Tenant, id: number): Promise<boolean> {
  if (id !== SWITCHES.onlineAdmission) return (await settingOf(tenant, id)) === 1;
  return ((await tenant.findOne(onlineAdmissionProjector, 1))?.sessionId ?? null) !== null;
}

/** Every switch, and setting 28 beside them: its value is a gender, or 0. */
export const settingsInfoQuery = (): HandledQuery =>
  handledQuery(
    settingsInfo,
    [settingsProjector, onlineAdmissionProjector],
    async (_, tenant, { language }) => {
      const rows = SWITCH_NAMES.map(async ({ id, [language]: Description }) => ({
        ...{ ID: id, Description, ActiveInAcive: (await isOn(tenant, id)) ? 1 : 0 },
      }));
      return {
        data: await Promise.all(rows),
        gender: { ID: GENDER_OF_NEW, Action: await settingOf(tenant, GENDER_OF_NEW) },
      };
    },
  );
