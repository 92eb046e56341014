import { HIJRI_MONTHS, plainText, spelling } from '../../kernel/index.ts';

/** How registers write months of the Hijri year besides, Muharram first; what sounds the same needs no line. */
const HIJRI_BESIDES: readonly (readonly string[])[] = [
  ['মহররম', 'মহরম', 'মোহররম', 'মুহররম'],
  ['ছফর'],
  ['রবিউল আওয়াল', 'রবিউল আউয়াল', 'রবিউল আওয়াল', 'রবিউল আওল'],
  ['রবিউল আখির', 'রবিউল আখের', 'রবিউস ছানি', 'রবিউল সানি', 'রবিউল আখিরাহ', 'রবিউছ ছানী'],
  ['জুমাদাল উলা', 'জুমাদাল উলা', 'জুমাদাল ঊলা', 'জমাদিউল আউয়াল', 'জুমাদিউল আউয়াল', 'জুমাদাল আউয়াল', 'জামাদিউল আউয়াল', 'জমাদিউল উলা'],
  [
    ...['জুমাদাস সানি', 'জুমাদাল উখরা', 'জুমাদাল উখরা', 'জুমাদাল আখিরাহ', 'জুমাদাল আখিরা', 'জুমাদাল আখির', 'জমাদিউস সানি'],
    ...['জুমাদিউস সানি', 'জামাদিউস সানি', 'জমাদিউল আখির', 'জুমাদাল উখরাহ', 'জুমাদাস সানিয়া'],
  ],
  ['রজব'],
  ['শাবান', 'শা‘বান', 'শাবান মাস'],
  ['রমজান', 'রামাদান', 'রমাদান', 'রামাযান', 'মাহে রমজান'],
  ['শাওয়াল', 'শাওয়াল', 'শওয়াল', 'শওয়াল'],
  ['জিলকদ', 'জিলক্বদ', 'যিলক্বদ', 'জিলকাদ', 'যুলকাদাহ', 'জুলকাদা', 'জিলকদ্দ'],
  ['জিলহজ', 'জিলহজ্ব', 'জিলহজ্জ', 'যিলহজ', 'যিলহজ্জ', 'যুলহিজ্জাহ', 'জুলহিজ্জা', 'জিলহাজ্ব'],
];

const ENGLISH_BESIDES: readonly (readonly string[])[] = [
  ['Moharram', 'Muharam'],
  ['Safar'],
  ['Rabiul Awal', 'Rabi ul Awwal', 'Rabiul Awwal'],
  ['Rabius Sani', 'Rabiul Akhir', 'Rabi al-Akhir', 'Rabius Thani'],
  ['Jumadal Ula', 'Jumada al-Awwal', 'Jamadiul Awal', 'Jumadal Awwal'],
  [
    'Jumadas Sani',
    'Jumada al-Akhirah',
    'Jumada al-Thani',
    'Jamadius Sani',
    'Jumadal Ukhra',
    'Jumadal Akhira',
  ],
  ['Rajab'],
  ['Shaaban', 'Shabaan'],
  ['Ramadan', 'Ramzan', 'Ramazan', 'Ramadhan'],
  ['Shawwal', 'Shawal'],
  ['Zilqad', 'Zil Qad', 'Dhul Qadah', 'Dhul Qada', 'Zulqadah'],
  ['Zilhajj', 'Zil Hajj', 'Dhul Hijjah', 'Dhul Hijja', 'Zulhijjah', 'Zilhaj'],
];

const sound = (name: string): string => spelling(name) || plainText(name);

/** Hijri month by how it sounds, in whatever of its usual spellings. */
const hijriBySound = new Map(
  HIJRI_MONTHS.bn.flatMap((name, at) =>
    [name, HIJRI_MONTHS.en[at] ?? '', ...(HIJRI_BESIDES[at] ?? []), ...(ENGLISH_BESIDES[at] ?? [])].map(
      (one) => [sound(one), at] as const,
    ),
  ),
);

/** What else a month is usually called than a class calls it, in Bengali and English; none of one of no known name. */
export function monthBesides(name: string): readonly string[] {
  const at = hijriBySound.get(sound(name));
  if (at === undefined) return [];
  return [
    HIJRI_MONTHS.bn[at] ?? '',
    HIJRI_MONTHS.en[at] ?? '',
    ...(HIJRI_BESIDES[at] ?? []),
    ...(ENGLISH_BESIDES[at] ?? []),
  ];
}
