import './kit/look/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { contexts } from './contexts.ts';
import { bringBold } from './kit/look/bold.ts';
import { browser } from './kit/ports.ts';
import { createRouter } from './kit/routing/router.tsx';
import { createStore } from './kit/store.ts';
import { liveSaga } from './live/saga.ts';

const root = document.getElementById('root');
const door = { path: '/login', page: () => import('./access/SignInPage.tsx') };
const router = createRouter(contexts, door);
const AFTER_PAGE_MS = 1000;
// News can wait until the page stands: the first of it tells all that happened before.
const quiet = () => new Promise((resolve) => setTimeout(resolve, AFTER_PAGE_MS));
const live = () => liveSaga(() => quiet().then(() => import('./live/socket.ts')));
if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore(browser, [live])}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
void bringBold();
