import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { SignInPage } from './access/SignInPage.tsx';
import { Protected } from './kit/session/Protected.tsx';

// The sign-in page is what a new visitor waits for; every other page comes when it is opened.
const HomePage = lazy(() => import('./home/HomePage.tsx'));
const NotFoundPage = lazy(() => import('./kit/layout/NotFoundPage.tsx'));

export function Pages() {
  return (
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<SignInPage />} />
          <Route element={<Protected />}>
            <Route path="/" element={<HomePage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
