import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { Contact } from '../../contact/Contact.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';

interface ContactElementProps extends ElementProps {
  readonly c?: string;
  readonly a?: string;
  readonly p?: string;
}

/** `<ta-contact>`: the form for anybody, or for the person of a link. */
export function ContactElement({ emit, c = '', a = '', p = '' }: ContactElementProps): ReactElement {
  const onSent = useCallback(() => void emit('ta-contact-sent', {}), [emit]);
  return <Contact link={{ c, a, p }} onSent={onSent} />;
}
