/** Runs in the page: everything that the eye could find wrong with what is shown. Names nothing of ours outside itself. */
export function faultsOfPage({
  language,
  contexts,
}: {
  language: 'bn' | 'en';
  contexts: readonly string[];
}): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const near = (element: Element) => `<${element.tagName.toLowerCase()} class="${element.className}">`;

  const headings = [...document.querySelectorAll('h1')].filter(isShown);
  if (headings.length !== 1) faults.push(`${headings.length} h1`);
  if (!document.title.includes(' · ')) faults.push(`browser title "${document.title}"`);
  if (document.documentElement.lang !== language) faults.push(`lang="${document.documentElement.lang}"`);

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) {
    const edge = document.documentElement.clientWidth;
    const culprit = [...document.querySelectorAll('#root *')].findLast(
      (element) =>
        isShown(element) &&
        element.getBoundingClientRect().right > edge + 1 &&
        !element.closest('.scroll, .scroll *'),
    );
    faults.push(`scrolls sideways by ${wide} px${culprit ? `, ${near(culprit)}` : ''}`);
  }

  const unbuilt = /coming soon|under construction|শীঘ্রই আসছে|নির্মাণাধীন/i.exec(document.body.innerText)?.[0];
  if (unbuilt) faults.push(`"${unbuilt}" where a page should be`);

  const key = new RegExp(`(?<![\\w@./-])(${contexts.join('|')})\\.[a-z][\\w-]*(\\.[a-z][\\w-]*)*`, 'i');
  const foreign = language === 'bn' ? /(?<![\w@.]|[a-z]-)[0-9][0-9,./:-]*(?![\w@])/i : /[০-৯]/;
  // The code of a paper stands in Latin letters and digits, whatever the page is in.
  const verifying = /[\dA-Z.]+(-[A-Z]{5}){2}/gi;
  // In English only sums and days are judged: names of people, classes and sessions are as somebody typed them.
  const ours = language === 'bn' ? '*' : '.num, .nowrap:has(.tk), .tk';
  const isDay = (text: string) => /^[০-৯]{1,2} [^০-৯]+ [০-৯]{4}/.test(text);
  const judge = (element: Element, text: string) => {
    const raw = key.exec(text)?.[0];
    if (raw) faults.push(`text key ${raw} in ${near(element)}`);
    if (
      element.closest(`kbd, code, [lang]:not(html):not([lang=${language}])`) ||
      !(element.closest(ours) || isDay(text))
    )
      return;
    const digits = foreign.exec(text.replace(verifying, ''))?.[0];
    if (digits) faults.push(`digits ${digits} in ${near(element)} "${text.trim().slice(0, 40)}"`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) && isShown(parent))
      judge(parent, node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) {
      const text = element.getAttribute(name);
      if (text && isShown(element)) judge(element, text);
    }
  for (const input of document.querySelectorAll('input'))
    if (isShown(input) && input.type !== 'hidden') judge(input, input.value);

  for (const element of document.querySelectorAll('body, h1, button, input, td, th'))
    if (
      isShown(element) &&
      !element.closest('[lang=ar]') &&
      !getComputedStyle(element).fontFamily.includes('Hind Siliguri')
    ) {
      faults.push(`font ${getComputedStyle(element).fontFamily} of ${near(element)}`);
      break;
    }
  const cell = [...document.querySelectorAll('td.num, .tk')].find(isShown);
  if (cell) {
    const width = (digit: string) => {
      const probe = document.createElement('span');
      probe.textContent = digit.repeat(20);
      probe.style.cssText = 'position:absolute;white-space:nowrap';
      cell.append(probe);
      const { width: measured } = probe.getBoundingClientRect();
      probe.remove();
      return measured;
    };
    if (Math.abs(width('০') - width('৮')) > 0.5) faults.push('০ and ৮ differ in width where money stands');
  }
  return [...new Set(faults)].slice(0, 12);
}
