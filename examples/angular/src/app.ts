import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

/** Set by the build. */
declare const LAB: string;

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="lang.set('it')">Italiano</button>
    <ta-provider [attr.gateway]="gateway" [attr.lang]="lang()">
      <ta-price product="weddingbook" [options]="options"></ta-price>
      <ta-login></ta-login>
      <ta-orders class="orders" variant="full" no-progress (ta-order-open)="open($event)">
        <h2 slot="heading">Printed for us</h2>
      </ta-orders>
    </ta-provider>
    <p role="status">{{ opened() }}</p>
  `,
})
export class App {
  readonly gateway = LAB;
  readonly options = { Size: '30x30', Pages: 40 };
  readonly lang = signal<'en' | 'it'>('en');
  readonly opened = signal('');

  open(event: HTMLElementEventMap['ta-order-open']): void {
    event.preventDefault();
    this.opened.set(`Order ${event.detail.code}`);
  }
}
