import { refuseSettings } from '@madrasah/events/settings';
import { academicsStream } from '../academics/state.ts';
import { type Step, stepOn } from '../kernel/desk.ts';
import { setOnlineAdmission } from './decide.ts';
import { type ApplicationState, applicationsStream } from './state.ts';

/** Closes the public form, or opens it again for what it was last open for; refused where that was never said. */
export const switchOnlineAdmission = (open: boolean): Step<ApplicationState> =>
  stepOn(
    applicationsStream,
    (state, { look }) => {
      const last = state.setting.get(1);
      if (!last) return open ? refuseSettings('settings.nothing-to-open') : [];
      const { sessionId, classIds } = last;
      return setOnlineAdmission(state, { open, sessionId: sessionId ?? 0, classIds }, look(academicsStream));
    },
    [academicsStream],
  );
