import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './AdminApp.tsx';

const area = document.getElementById('area');
if (area) createRoot(area).render(createElement(AdminApp));
