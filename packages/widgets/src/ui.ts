'use client';
/**
 * The components that know no order and no price, for pages that a server draws (docs/decisions/0015-lab-pages.md); their
 * looks are `looks.css`. Internal, as `portal.ts` is.
 */
export { Badge } from './ui/Badge.tsx';
export { Button, IconButton } from './ui/Button.tsx';
export { Checkbox } from './ui/Checkbox.tsx';
export { Choices } from './ui/Choices.tsx';
export type { Choice, ChoicesProps } from './ui/Choices.tsx';
export { DateInput } from './ui/DateInput.tsx';
export { Disclosure } from './ui/Disclosure.tsx';
export { Field, useFieldControl } from './ui/Field.tsx';
export { EmptyState, Notice } from './ui/Notice.tsx';
export type { NoticeProps } from './ui/Notice.tsx';
export { Select } from './ui/Select.tsx';
export type { SelectOption } from './ui/Select.tsx';
export { StatusMark, Tag } from './ui/StatusMark.tsx';
export type { TagProps, Tone } from './ui/StatusMark.tsx';
export { TextArea } from './ui/TextArea.tsx';
export { TextInput } from './ui/TextInput.tsx';
export type { TextInputProps } from './ui/TextInput.tsx';
