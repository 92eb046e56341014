/* global SwaggerUIBundle */
// The token that the app keeps for its pages; a browser that forbids storage has none for us.
function keptToken() {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}

const authorization = () => {
  const token = keptToken();
  return token ? { authorization: `Bearer ${token}` } : {};
};

function refuse(sentence) {
  const box = document.getElementById('refused');
  box.querySelector('p').textContent = sentence;
  box.hidden = false;
}

async function show() {
  const answer = await fetch('/api/docs', { headers: authorization() });
  const document = await answer.json();
  if (!answer.ok) return refuse(document.message);
  SwaggerUIBundle({
    spec: document,
    dom_id: '#api',
    docExpansion: 'none',
    deepLinking: true,
    filter: true,
    validatorUrl: null,
    // Questions may be tried here; what records something is done where its consequence is said.
    supportedSubmitMethods: ['get'],
    requestInterceptor: (request) => ({
      ...request,
      headers: { ...request.headers, ...authorization() },
    }),
  });
}

show().catch(() => refuse('সেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না · The service is away for the moment'));
