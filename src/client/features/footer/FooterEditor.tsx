import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { footerLanguages, maxFooterLength } from '#shared/rules/pages/footer';
import { HtmlInput } from '../../editing/form/HtmlInput';
import { format } from '#shared/rules/values/format';
import { languageWithin } from '../../texts/languageWithin';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { Trouble } from '../../editing/form/EditorForm';
import { ReadinessScope, type Readiness } from '../../ui/form/readiness';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { UnsavedQuestion } from '../../ui/leave/UnsavedQuestion';
import { stacked, wrapped } from '../../ui/style/layout';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useUnsavedChanges } from '../../ui/leave/useUnsavedChanges';
import type { Footers } from './useFooter';
import { FooterTools } from './FooterTools';
import { useFooterForm, useFooterTemplate } from './useFooterEditor';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  root: {
    ...stacked(),
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  // As high as it gets when the text field has come, so that it can come into view before.
  wide: { minHeight: '600px' },
  top: {
    ...wrapped(tokens.spacingHorizontalXL),
    alignItems: 'flex-start',
    justifyContent: 'space-between',
  },
  language: { minWidth: '260px' },
  actions: wrapped(tokens.spacingHorizontalS),
  tools: { display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' },
});

interface FooterEditorProps {
  footers: Footers;
  /** Back to the view (FOOTER-06, FOOTER-07). */
  leave: () => void;
}

type FooterLanguage = (typeof footerLanguages)[number];

/**
 * Edits the footer of one language; usable from medium windows on (FOOTER-04), and the written text
 * outlives a narrower one.
 */
export function FooterEditor({ footers, leave }: FooterEditorProps) {
  const styles = useStyles();
  const { footer } = useTexts('editing');
  const { name } = useTexts().footer;
  const isWide = useIsAtLeast('md');
  const own = footerLanguages.find((language) => language === footers.language) ?? 'en';
  const [language, setLanguage] = useState<FooterLanguage>(own);
  const [asks, setAsks] = useState<'replace' | 'discard'>();
  const footerIn = (code: string) => footers.all.find(({ Language }) => Language === code);
  const existing = footerIn(language);
  const editor = useFooterForm({ language, existing, shown: footers.shown, done: leave });
  const { values, errors, change, isChanged, isSaving, submit, readiness } = editor.form;
  useUnsavedChanges(isChanged);
  // A text that is being saved is not given up by leaving.
  const cancel = () => (isChanged && !isSaving ? setAsks('discard') : leave());
  const takeTemplate = useFooterTemplate(language, (Content) => change({ Content }));
  const focusTarget = useRestoreFocusTarget();
  // A text that is still as it was read follows the language; one that somebody changed stays.
  const choose = (next: FooterLanguage) => {
    setLanguage(next);
    if (isChanged) editor.goOnFrom(footerIn(next));
  };
  const wrong = useTooLong(values.Content) ?? errors.Content;
  return (
    <fieldset
      ref={useComesIntoView()}
      className={mergeClasses(styles.root, isWide && styles.wide)}
      aria-label={footer.title}
    >
      {!isWide && (
        <MessageBar intent="warning">
          <MessageBarBody>{footer.tooNarrow}</MessageBarBody>
        </MessageBar>
      )}
      <div hidden={!isWide} className={isWide ? styles.root : undefined}>
        <Top language={language} choose={choose} isNew={!existing} />
        <Trouble editor={editor} name={name} fields={{ Content: name }} cancel={cancel} />
        <FooterText
          {...{ name, wrong, readiness }}
          html={values.Content}
          onChange={(Content) => change({ Content })}
        />
        <div className={styles.actions}>
          <Button
            {...focusTarget}
            appearance="primary"
            disabledFocusable={isSaving || values.Content === '' || wrong !== undefined}
            onClick={() => (existing ? readiness.check() && setAsks('replace') : submit())}
          >
            {footer.save}
          </Button>
          <Button onClick={cancel}>{footer.cancel}</Button>
          <FooterTools
            footer={existing}
            language={language}
            leave={leave}
            className={styles.tools}
          />
          <Button appearance="subtle" onClick={takeTemplate}>
            {footer.template}
          </Button>
        </div>
      </div>
      {asks === 'discard' && <UnsavedQuestion discard={leave} stay={() => setAsks(undefined)} />}
      {asks === 'replace' && (
        <ReplaceQuestion
          language={language}
          replace={() => {
            setAsks(undefined);
            submit();
          }}
          stay={() => setAsks(undefined)}
        />
      )}
    </fieldset>
  );
}

interface ReplaceQuestionProps {
  language: FooterLanguage;
  replace: () => void;
  stay: () => void;
}

/** Asks before the footer of a language is replaced. */
function ReplaceQuestion({ language, replace, stay }: ReplaceQuestionProps) {
  const { footer } = useTexts('editing');
  const locale = useLocale();
  return (
    <ConfirmDialog
      title={footer.confirmTitle}
      text={format(footer.confirmText, {
        language: languageWithin(footer.languages[language], locale),
      })}
      accept={footer.confirm}
      decline={footer.cancel}
      onAccept={replace}
      onDecline={stay}
    />
  );
}

interface FooterTextProps {
  name: string;
  html: string;
  wrong: string | undefined;
  readiness: Readiness;
  onChange: (html: string) => void;
}

function FooterText({ wrong, readiness, ...text }: FooterTextProps) {
  return (
    <ReadinessScope value={readiness}>
      <Field validationMessage={wrong} validationState={wrong ? 'error' : 'none'}>
        <HtmlInput {...text} isInvalid={wrong !== undefined} />
      </Field>
    </ReadinessScope>
  );
}

function Top({
  language,
  choose,
  isNew,
}: {
  language: FooterLanguage;
  choose: (language: FooterLanguage) => void;
  isNew: boolean;
}) {
  const styles = useStyles();
  const { footer } = useTexts('editing');
  return (
    <div className={styles.top}>
      <Text as="h2" size={500} weight="semibold">
        {footer.title}
      </Text>
      <Field
        className={styles.language}
        label={footer.language}
        hint={isNew ? footer.isNew : footer.exists}
      >
        <SelectInput
          autoFocus
          value={language}
          onChange={(_, { value }) => choose(value as FooterLanguage)}
        >
          {footerLanguages.map((code) => (
            <option key={code} value={code}>
              {footer.languages[code]}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

function useTooLong(content: string): string | undefined {
  const { editor } = useTexts('editing');
  return content.length > maxFooterLength
    ? format(editor.tooLong, { count: content.length, max: maxFooterLength })
    : undefined;
}

/** At the end of the page, where it opens, there would be hardly room for its first lines. */
function useComesIntoView() {
  const element = useRef<HTMLFieldSetElement>(null);
  // Newer browsers answer with a promise, which React would take for what ends the effect.
  useEffect(() => void element.current?.scrollIntoView({ block: 'start' }), []);
  return element;
}
