import './kit/look/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { browser } from './kit/ports.ts';
import { createStore } from './kit/store.ts';
import { Pages } from './routes.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore(browser)}>
        <Pages />
      </Provider>
    </StrictMode>,
  );
