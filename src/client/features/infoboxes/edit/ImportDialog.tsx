import { useState } from 'react';
import {
  Button,
  Field,
  Input,
  Spinner,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { NewInfobox } from '#shared/contract/infoboxes';
import { infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { unknownOrder } from '#shared/rules/widgets/infoboxImport';
import { isOutcomeUnknown } from '../../../data/editing/attempt';
import type { Failure } from '../../../data/connection/failure';
import { useSession } from '../../../data/session/session';
import { plural } from '../../../texts/plural';
import { useTexts } from '../../../texts/useTexts';
import { useLocale } from '../../../texts/useLocale';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { stacked } from '../../../ui/style/layout';
import { DialogFrame } from '../../../ui/leave/DialogFrame';
import { useInfoboxImport, type ImportPlan } from './useInfoboxImport';
import { useZoneName } from './useZoneName';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(900px, 100vw - 32px)' },
  content: stacked(tokens.spacingVerticalL),
  words: stacked(tokens.spacingVerticalL),
  // Its columns are of one width, which a long word needs; where there is no room, it scrolls.
  table: { overflowX: 'auto', '& table': { minWidth: '640px', overflowWrap: 'anywhere' } },
});

/** Reads the old list, shows what would come and how many, and only then writes it (INFOBOX-36). */
export function ImportDialog({ close }: { close: () => void }) {
  const styles = useStyles();
  const { imports: texts } = useTexts('infoboxes');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const { config } = useSession();
  const [site, setSite] = useState(`${config.sharePointUrl}/sites/home`);
  const { state, plan, write, forget } = useInfoboxImport(close);
  // A plan that may have been written is sent again as it was; a refused one is made again.
  const tryAgain = (failure: Failure, unsaved?: ImportPlan) =>
    unsaved && isOutcomeUnknown(failure) ? write(unsaved) : plan(site);
  const planned = state.state === 'planned' || state.state === 'writing' ? state.plan : undefined;
  return (
    <DialogFrame
      onClose={close}
      className={styles.surface}
      title={texts.title}
      contentClassName={styles.content}
      actions={
        <>
          {planned && planned.coming.length > 0 ? (
            <Button
              appearance="primary"
              disabledFocusable={state.state === 'writing'}
              onClick={() => write(planned)}
            >
              {plural(texts.run, planned.coming.length, locale)}
            </Button>
          ) : (
            <Button
              appearance="primary"
              disabledFocusable={state.state === 'reading' || !URL.canParse(site)}
              onClick={() => plan(site)}
            >
              {texts.read}
            </Button>
          )}
          <Button onClick={close}>{forms.cancel}</Button>
        </>
      }
    >
      <Field label={texts.site} hint={texts.siteHint}>
        <Input
          type="url"
          value={site}
          readOnly={state.state === 'writing'}
          onChange={(_, { value }) => {
            setSite(value);
            forget();
          }}
        />
      </Field>
      {state.state === 'reading' && <Spinner label={texts.reading} />}
      {state.state === 'failed' && (
        <ErrorPanel
          name={texts.operation}
          failure={state.failure}
          isSave={state.unsaved !== undefined}
          reload={() => tryAgain(state.failure, state.unsaved)}
        />
      )}
      {planned && <Plan plan={planned} />}
    </DialogFrame>
  );
}

function Plan({ plan: { coming, present, unusable, reduced } }: { plan: ImportPlan }) {
  const styles = useStyles();
  const { imports: texts } = useTexts('infoboxes');
  const locale = useLocale();
  const isEmpty = coming.length + present + unusable.length === 0;
  return (
    <>
      <div role="status" className={styles.words}>
        {coming.length > 0 && (
          <Text weight="semibold">{plural(texts.found, coming.length, locale)}</Text>
        )}
        {isEmpty && <Text weight="semibold">{texts.nothing}</Text>}
        {present > 0 && <Text>{plural(texts.present, present, locale)}</Text>}
        {unusable.length > 0 && (
          <Text>
            {plural(texts.unusable, unusable.length, locale)}{' '}
            {unusable.map(({ Title }) => Title || texts.untitled).join(', ')}
          </Text>
        )}
        {reduced.length > 0 && (
          <Text>
            {texts.reduced} {reduced.map(({ Title }) => Title).join(', ')}
          </Text>
        )}
      </div>
      {coming.length > 0 && (
        <div className={styles.table} tabIndex={0} role="region" aria-label={texts.title}>
          <Table size="small" aria-label={texts.title}>
            <TableHeader>
              <TableRow>
                {(['title', 'type', 'place', 'width', 'style', 'order'] as const).map((name) => (
                  <TableHeaderCell key={name}>{texts.columns[name]}</TableHeaderCell>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {coming.map((infobox, index) => (
                <PlannedRow key={index} infobox={infobox} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </>
  );
}

function PlannedRow({
  infobox: { Title, Type, RouteId, AreaId, Width = 'Auto', Style = 'None', Order },
}: {
  infobox: NewInfobox;
}) {
  const texts = useTexts('infoboxes');
  const nameOf = useZoneName();
  const kind = (Object.keys(infoboxTypes) as (keyof typeof infoboxTypes)[]).find(
    (name) => infoboxTypes[name] === Type,
  )!;
  return (
    <TableRow>
      <TableCell>{Title}</TableCell>
      <TableCell>{texts.types[kind]}</TableCell>
      <TableCell>{nameOf({ RouteId, AreaId })}</TableCell>
      <TableCell>{texts.widths[Width]}</TableCell>
      <TableCell>{texts.styles[Style]}</TableCell>
      <TableCell>{Order === unknownOrder ? texts.imports.last : Order}</TableCell>
    </TableRow>
  );
}
