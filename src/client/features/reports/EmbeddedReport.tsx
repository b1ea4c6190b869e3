import { clientState } from '../../platform/clientState';
import { useSame } from '../../platform/useSame';
import { useEffect, useRef } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { factories, service, type Embed, type IEmbedConfiguration } from 'powerbi-client';
import type { PowerBiFrame, ReportToken } from '#shared/contract/powerBiFrames';
import { embedWish } from '#shared/rules/widgets/reportFrames';
import { square } from '../../ui/style/layout';
import type { WidgetFailure } from '../../ui/widget/widgetState';

const useStyles = makeStyles({
  // Styles in the library's own markup do not pass the page's style policy.
  root: { height: '100%', '& iframe': { ...square('100%'), display: 'block', border: 'none' } },
});

const started = clientState<service.Service | undefined>(() => undefined);

/** Listens to messages of all reports; one for the page. */
function powerBi(): service.Service {
  started.value ??= new service.Service(
    factories.hpmFactory,
    factories.wpmpFactory,
    factories.routerFactory,
  );
  return started.value;
}

/** Power BI's failure to show a report by a token. */
export interface FailedReport {
  failure: WidgetFailure;
  token: ReportToken;
}

interface EmbeddedReportProps {
  frame: PowerBiFrame;
  token: ReportToken;
  isMobile: boolean;
  onFailure: (failed: FailedReport) => void;
}

/** The frame of Power BI, by Microsoft's own library. A renewed token goes to the open report. */
export function EmbeddedReport({ token, isMobile, onFailure, ...props }: EmbeddedReportProps) {
  // A list that is read again has each frame anew; a report that is open stays as it is.
  const frame = useSame(props.frame);
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  const embedded = useRef<{ embed: Embed; token: string }>(undefined);
  const latest = useRef(token);
  useEffect(() => {
    latest.current = token;
    const open = embedded.current;
    if (!open || open.token === token.token) return;
    open.token = token.token;
    void open.embed.setAccessToken(token.token);
  }, [token]);
  useEffect(() => {
    const place = element.current!;
    const embed = powerBi().embed(
      place,
      embedWish(frame, latest.current, isMobile) as IEmbedConfiguration,
    );
    embed.setComponentTitle(frame.Title);
    embedded.current = { embed, token: latest.current.token };
    embed.on('error', ({ detail }) =>
      onFailure({ failure: failureOf(frame, detail), token: latest.current }),
    );
    return () => {
      embedded.current = undefined;
      powerBi().reset(place);
    };
  }, [frame, isMobile, onFailure]);
  return <div ref={element} className={styles.root} />;
}

/** Power BI's failure for a report that it does not show. */
function failureOf({ Title, EmbedUrl }: PowerBiFrame, detail: unknown): WidgetFailure {
  const { detailedMessage, message, errorCode } = detail as {
    detailedMessage?: string;
    message?: string;
    errorCode?: string;
  };
  const { origin, pathname } = new URL(EmbedUrl);
  return {
    status: statusOf(errorCode),
    operation: Title,
    url: origin + pathname,
    messages: [detailedMessage, message].flatMap((text) => text || []).slice(0, 1),
    time: new Date().toISOString(),
  };
}

/** The HTTP status in a code of Power BI, which may also be a word: it has answered all the same. */
function statusOf(code: string | undefined): number {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : 500;
}
