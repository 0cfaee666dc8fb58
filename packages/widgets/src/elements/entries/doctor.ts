import { defineDoctor } from '../doctor.ts';

defineDoctor();
