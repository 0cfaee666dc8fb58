import { defineProvider } from '../provider.ts';
import { defineUpload } from '../upload.ts';

defineProvider();
defineUpload();
