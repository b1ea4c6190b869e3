import type { NavigationNode, NewNavigationNode } from '#shared/contract/pages/navigationNodes';
import type { Texts } from '../../../texts/topics';
import { addressError, titleError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';

/** The form's values: channels and languages are ids, and a section has no parent. */
export interface NodeValues {
  Title: string;
  Url: string;
  ParentId: number | null;
  ChannelTermNavigationNodes: string[];
  LanguageTermNavigationNodes: string[];
  IsExternal: boolean;
  IsDocLib: boolean;
}

/** Where a new node is to be (FIND-09). */
export interface NodePlace {
  ParentId: number | null;
  /** Left out: behind the others. */
  Order?: number | undefined;
}

export function valuesOfNode(
  node: NavigationNode | undefined,
  { ParentId }: NodePlace,
): NodeValues {
  return {
    Title: node?.Title ?? '',
    Url: node?.Url ?? '',
    ParentId: node ? node.ParentId : ParentId,
    ChannelTermNavigationNodes:
      node?.ChannelTermNavigationNodes.map(({ ChannelTermId }) => ChannelTermId) ?? [],
    LanguageTermNavigationNodes:
      node?.LanguageTermNavigationNodes.map(({ LanguageTermId }) => LanguageTermId) ?? [],
    IsExternal: node?.IsExternal ?? false,
    IsDocLib: node?.IsDocLib ?? false,
  };
}

/** A place counts for something new, below the parent that it was meant for. */
export function bodyOfNode(
  values: NodeValues,
  isNew: boolean,
  { ParentId, Order }: NodePlace,
): NewNavigationNode {
  return {
    ...values,
    Title: values.Title.trimEnd(),
    Url: values.Url.trim() || null,
    ChannelTermNavigationNodes: values.ChannelTermNavigationNodes.map((ChannelTermId) => ({
      ChannelTermId,
    })),
    LanguageTermNavigationNodes: values.LanguageTermNavigationNodes.map((LanguageTermId) => ({
      LanguageTermId,
    })),
    ...(isNew && Order !== undefined && values.ParentId === ParentId && { Order }),
  };
}

/** The server's rules, in the words of the interface. */
export function validateNode(
  { Title, Url }: NodeValues,
  texts: Texts['editing'],
): FormErrors<NodeValues> {
  const title = titleError(Title, texts);
  const address = addressError(Url.trim(), texts.forms);
  return {
    ...(title && { Title: title }),
    ...(address && { Url: address }),
  };
}
