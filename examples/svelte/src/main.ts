import '@trade-area/widgets/elements/login.js';
import '@trade-area/widgets/elements/orders.js';
import '@trade-area/widgets/elements/price.js';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
