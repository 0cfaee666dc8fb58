import { usePortal } from '../../portal/usePortal.ts';

/** The lab's mark and name, 350 px wide where there is room (CONT-03). */
export function Logo() {
  const { company } = usePortal().config;
  return (
    <p className="ta-contact-page__logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className="ta-contact-page__back" d="M8 7h10v18H8z" />
        <path className="ta-contact-page__front" d="M14 7h10v18H14z" />
      </svg>
      <span>{company.name}</span>
    </p>
  );
}
