import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Segment } from 'semantic-ui-react';
import { preferred } from '../../../kit/preferences.ts';
import type { RootState } from '../../../kit/store.ts';
import { useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';

/** Whether a collection prints its receipt by itself, as this browser's user has chosen. */
export const usePrintOnSave = (): boolean => useSelector((state: RootState) => state.preferences.printOnSave);

export function PrintOnSave() {
  const t = useText(feesTexts);
  const id = useId();
  const dispatch = useDispatch();
  const chosen = usePrintOnSave();
  return (
    <Segment className={`flush ${look['printOnSave']}`}>
      <div className="ui checkbox">
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          onChange={(event) => dispatch(preferred({ printOnSave: event.target.checked }))}
        />
        <label htmlFor={id}>{t('fees.counter.printOnSave')}</label>
      </div>
    </Segment>
  );
}
