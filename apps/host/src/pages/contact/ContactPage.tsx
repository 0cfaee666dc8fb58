import './contact.css';
import { Contact } from '@trade-area/widgets';
import { readContactLink } from '@trade-area/core/contact';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { Logo } from './Logo.tsx';

/** `/ta/contact?c&a&p`: a reply to the lab's e-mail, or a first message, without an account (CONT-01 to CONT-12). */
export function ContactPage() {
  const { search } = useLocation();
  const link = useMemo(() => readContactLink(search), [search]);
  return (
    <article className="ta-contact-page">
      <Logo />
      <Contact link={link} level={1} />
    </article>
  );
}
