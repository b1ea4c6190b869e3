import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';
import { usePageEditors } from './usePageEditors';

/** Who else has the page open; it goes when they go. */
export function OtherEditors({ id }: { id: number }) {
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  const others = usePageEditors(id, texts.page);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(others.map(({ DisplayName }) => DisplayName));
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{format(texts.editors, { names })}</MessageBarBody>
    </MessageBar>
  );
}
