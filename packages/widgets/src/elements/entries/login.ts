import { defineLogin } from '../login.ts';
import { defineProvider } from '../provider.ts';

defineProvider();
defineLogin();
