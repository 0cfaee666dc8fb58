import type { Frame, Page } from '@playwright/test';

/** Texts and controls of a page or frame that its width cuts off; the page's own overflow is the first entry. */
export const cutOff = (place: Page | Frame) =>
  place.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, label, th, td, dt, dd, h1, h2, h3, p')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      // The menu of the phone stands beside the page until it is opened.
      .filter((element) => element.textContent.trim() !== '' && !element.closest('aside, [inert]'))
      // A strip that is scrolled sideways shows all that lies in it.
      .filter((element) => {
        for (
          let around = element.parentElement;
          around && around !== document.body;
          around = around.parentElement
        )
          if (
            /auto|scroll/.test(getComputedStyle(around).overflowX) &&
            around.scrollWidth > around.clientWidth
          )
            return false;
        return true;
      })
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const clips = getComputedStyle(element).overflowX === 'hidden' && element.clientWidth > 1;
        return (
          width > 1 &&
          (left < -1 || right > clientWidth + 1 || (clips && element.scrollWidth > element.clientWidth + 1))
        );
      });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cut.map(({ textContent }) => textContent.trim().slice(0, 60)),
    ];
  });
