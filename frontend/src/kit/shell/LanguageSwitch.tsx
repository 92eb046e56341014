import { useDispatch } from 'react-redux';
import { Button } from 'semantic-ui-react';
import { frameTexts } from '../frame/texts.ts';
import { languageChosen } from '../language.ts';
import { useLanguage, useText } from '../text.ts';

/** Each language is named in itself, so that whoever cannot read the other finds the way. */
const NAMES = [
  { language: 'bn', name: 'বাংলা' },
  { language: 'en', name: 'English' },
] as const;

export function LanguageSwitch() {
  const chosen = useLanguage();
  const dispatch = useDispatch();
  const t = useText(frameTexts);
  return (
    <Button.Group role="group" aria-label={t('kit.page.language')} className="languages">
      {NAMES.map(({ language, name }) => (
        <Button
          key={language}
          type="button"
          lang={language}
          active={language === chosen}
          aria-pressed={language === chosen}
          onClick={() => dispatch(languageChosen(language))}
        >
          {name}
        </Button>
      ))}
    </Button.Group>
  );
}

/** The same on the header's little room: one button that names the other language in itself. */
export function LanguageButton() {
  const chosen = useLanguage();
  const dispatch = useDispatch();
  const other = chosen === 'bn' ? 'en' : 'bn';
  const short = other === 'en' ? 'EN' : 'বাং';
  return (
    <button
      type="button"
      className="item lang-button"
      lang={other}
      aria-label={`${short}: ${NAMES.find(({ language }) => language === other)?.name}`}
      onClick={() => dispatch(languageChosen(other))}
    >
      {short}
    </button>
  );
}
