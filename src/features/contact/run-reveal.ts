import { revealContactData } from './reveal-contact-data.ts';

revealContactData();
