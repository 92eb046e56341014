/** A call whose body is a form with files. */
export interface FormCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
}

/** Told what share of a form has gone up, from 0 to 1. */
export type Gone = (share: number) => void;

// What may have no body, or a Response is not made of it.
const EMPTY = new Set([204, 205, 304]);

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
}

/**
 * Does what `fetch` does for a form with files, and tells how much of it has gone up: of a `fetch` no browser says that.
 * @throws TypeError when no answer comes, as `fetch` does
 */
export function sendForm(
  path: string,
  { method, headers, body, signal }: FormCall,
  gone: Gone,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const away = () => reject(new TypeError('the form was not answered'));
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) gone(loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      const answered = EMPTY.has(status) ? null : (request.response as Blob);
      resolve(new Response(answered, { status, headers: headersOf(request.getAllResponseHeaders()) }));
    };
    request.onerror = away;
    request.onabort = away;
    if (signal.aborted) away();
    else {
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    }
  });
}
