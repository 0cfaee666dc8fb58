import '@trade-area/widgets/elements/login.js';
import '@trade-area/widgets/elements/orders.js';
import '@trade-area/widgets/elements/price.js';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#app');
