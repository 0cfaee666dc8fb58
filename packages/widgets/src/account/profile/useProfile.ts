import { useState } from 'react';
import {
  createAccountActions,
  problemsOf,
  profileContext,
  profileOf,
  readDraft,
  omitUnchangedFields,
  withSaved,
  writeDraft,
} from '@trade-area/core/account';
import type {
  ProfileChange,
  ProfileContext,
  ProfileField,
  ProfileOutcome,
  ProfileProblem,
  ProfileValues,
  RegionChoice,
} from '@trade-area/core/account';
import type { CustomerDetails } from '@trade-area/core/contract';
import { useSessionArea } from '../../kit/provider.tsx';
import { useDraft } from '../../kit/useDraft.ts';
import { useSubmission } from '../../kit/useSubmission.ts';

/** The form: its values, its errors and the result of the last save. */
export interface ProfileView {
  readonly values: ProfileValues;
  readonly context: ProfileContext;
  /** The stored values when they changed after the typing began: the person decides (two tabs). */
  readonly conflict: ProfileValues | null;
  /** Where it is said: at the button when a save met it, else above the form. */
  readonly conflictAt: 'start' | 'end';
  /** The fields that differ from the stored ones. */
  readonly change: ProfileChange;
  /** It stood here before this form was drawn. */
  readonly restored: boolean;
  readonly problems: ReadonlyMap<ProfileField, ProfileProblem | 'other'>;
  readonly outcome: Exclude<ProfileOutcome, { kind: 'saved' }> | { readonly kind: 'saved' } | null;
  readonly busy: boolean;
  readonly set: (field: ProfileField, value: string) => void;
  /** The focus left the field: from now on it is checked while typing. */
  readonly touch: (field: ProfileField) => void;
  /** Answers the first field that blocks it. */
  readonly save: () => Promise<ProfileField | null>;
  readonly undo: () => void;
  readonly keepMine: () => void;
}

/**
 * Typed values are a draft over the stored ones, with the version they were typed over. So they survive a full
 * redirect to the login, untouched fields take every newer value, and a change of a touched one is noticed.
 */
export function useProfile(
  customer: CustomerDetails,
  choices: readonly RegionChoice[],
  onSaved: (fields: readonly ProfileField[]) => void,
): ProfileView {
  const { session } = useSessionArea();
  const [text, setText] = useDraft('profile');
  const [restored, setRestored] = useState(text !== '');
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set());
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<ProfileView['outcome']>(null);
  const [conflictAt, setConflictAt] = useState<ProfileView['conflictAt']>('start');
  const { isRunning, submit } = useSubmission();

  const stored = profileOf(customer);
  const context = profileContext(customer, choices.length > 0);
  const draft = readDraft(text);
  const change = draft ? omitUnchangedFields(stored, draft.change) : {};
  const values = { ...stored.values, ...change };
  const version = draft?.version ?? stored.version;
  const dirty = Object.keys(change).length > 0;

  const problems = new Map<ProfileField, ProfileProblem | 'other'>(
    [...problemsOf(values, context, tried ? 'save' : 'live')].filter(
      ([field]) => tried || (touched.has(field) && change[field] !== undefined),
    ),
  );
  if (outcome?.kind === 'invalid')
    for (const [field, reason] of outcome.fields) if (!problems.has(field)) problems.set(field, reason);

  const write = (next: ProfileChange, over: number) =>
    setText(writeDraft({ values: stored.values, version: over }, omitUnchangedFields(stored, next)));

  return {
    values,
    context,
    conflict: dirty && version !== stored.version ? stored.values : null,
    conflictAt,
    change,
    restored: restored && dirty,
    problems,
    outcome,
    busy: isRunning,
    set(field, value) {
      setRestored(false);
      setOutcome(null);
      write({ ...change, [field]: value }, version);
    },
    touch: (field) => setTouched((before) => (before.has(field) ? before : new Set([...before, field]))),
    undo() {
      setText('');
      setTried(false);
      setTouched(new Set());
      setOutcome(null);
      setConflictAt('start');
    },
    keepMine() {
      write(change, stored.version);
      setConflictAt('start');
    },
    async save() {
      if (isRunning) return null;
      const [first] = problemsOf(values, context, 'save').keys();
      if (first !== undefined) {
        setTried(true);
        setOutcome(null);
        return first;
      }
      setOutcome(null);
      const regionName = choices.find(({ iso }) => iso === values.stato_regione_iso)?.name ?? '';
      const saved = await submit(JSON.stringify([values, version]), (key) =>
        createAccountActions(session.gateway).saveProfile(values, context, {
          code: customer.code,
          version,
          key,
          regionName,
        }),
      );
      if (!saved) return null;
      if (saved.kind === 'saved') {
        session.noteDetails((known) => withSaved(known, saved.answer));
        setText('');
        setTried(false);
        setTouched(new Set());
        onSaved(Object.keys(change) as ProfileField[]);
      }
      // The stored values are shown beside the typed ones.
      if (saved.kind === 'conflict') {
        setConflictAt('end');
        await session.refreshDetails();
      }
      if (saved.kind === 'invalid') setTried(true);
      setOutcome(saved);
      return saved.kind === 'invalid' ? ([...saved.fields.keys()][0] ?? null) : null;
    },
  };
}
