import { book, inBooks, KERAT, MEARI, type UsualClass } from './class.ts';

/** From Hidayatun Nahu to Takmil. */
export const UPPER_CLASSES: readonly UsualClass[] = [
  inBooks(
    ['হেদায়াতুন্নাহু', 'Hidayatun Nahu', 'هداية النحو'],
    [
      book('হেদায়াতুন্নাহু', 'Hidayatun Nahu', 'هداية النحو', MEARI),
      book('নূরুল ঈযাহ', 'Nurul Izah', 'نور الإيضاح', MEARI),
      book('ইলমুস সীগাহ', 'Ilmus Sigah', 'علم الصيغة', MEARI),
      book('কালয়ুবী', 'Qalyubi', 'القليوبي'),
      book('তরজমাতুল কুরআন', 'Translation of the Quran', 'ترجمة القرآن'),
      book('বাংলা', 'Bengali', 'البنغالية'),
    ],
  ),
  inBooks(
    ['কাফিয়া', 'Kafia', 'الكافية'],
    [
      book('কাফিয়া', 'Kafia', 'الكافية', MEARI),
      book('মুখতাসারুল কুদূরী', 'Mukhtasarul Quduri', 'مختصر القدوري', MEARI),
      book('উসূলুশ শাশী', 'Usulush Shashi', 'أصول الشاشي', MEARI),
      book('তরজমাতুল কুরআন', 'Translation of the Quran', 'ترجمة القرآن'),
      book('তা‘লীমুল মুতা‘আল্লিম', 'Talimul Mutaallim', 'تعليم المتعلم'),
      book('তাইসীরুল মানতিক', 'Taisirul Mantiq', 'تيسير المنطق'),
    ],
  ),
  inBooks(
    ['শরহে বেকায়া', 'Sharhe Bekaya', 'شرح الوقاية'],
    [
      book('শরহে বেকায়া ১ম', 'Sharhe Bekaya 1', 'شرح الوقاية الأول'),
      book('মুখতাসারুল মা‘আনী', 'Mukhtasarul Maani', 'مختصر المعاني', MEARI),
      book('নূরুল আনওয়ার (কিতাবুল্লাহ)', 'Nurul Anwar (Kitabullah)', 'نور الأنوار', MEARI),
      book('মাকামাতে হারীরী', 'Maqamate Hariri', 'مقامات الحريري', MEARI),
      book('তরজমাতুল কুরআন', 'Translation of the Quran', 'ترجمة القرآن'),
      book('সিরাজী', 'Siraji', 'السراجي'),
    ],
  ),
  inBooks(
    ['জালালাইন', 'Jalalain', 'الجلالين'],
    [
      book('তাফসীরুল জালালাইন ১ম', 'Tafsirul Jalalain 1', 'تفسير الجلالين الأول', MEARI),
      book('তাফসীরুল জালালাইন ২য়', 'Tafsirul Jalalain 2', 'تفسير الجلالين الثاني', MEARI),
      book('হেদায়া ১ম', 'Hidaya 1', 'الهداية الأول', MEARI),
      book('হেদায়া ২য়', 'Hidaya 2', 'الهداية الثاني'),
      book('আল ফাউযুল কাবীর', 'Al Fauzul Kabir', 'الفوز الكبير'),
      book('হুসামী', 'Husami', 'الحسامي'),
    ],
  ),
  inBooks(
    ['মিশকাত (ফযীলত)', 'Mishkat', 'مشكاة'],
    [
      book('মিশকাতুল মাসাবীহ ১ম', 'Mishkatul Masabih 1', 'مشكاة المصابيح الأول', MEARI),
      book('মিশকাতুল মাসাবীহ ২য়', 'Mishkatul Masabih 2', 'مشكاة المصابيح الثاني'),
      book('তাফসীরে বায়যাবী', 'Tafsire Baizawi', 'تفسير البيضاوي', MEARI),
      book('শরহে আকাঈদ ও ফিরাকে বাতেলা', 'Sharhe Aqaid and Firaqe Batila', 'شرح العقائد والفرق الباطلة', MEARI),
      book('হেদায়া ৩য়', 'Hidaya 3', 'الهداية الثالث'),
      book('হেদায়া ৪র্থ', 'Hidaya 4', 'الهداية الرابع'),
      book('নুখবাতুল ফিকার', 'Nukhbatul Fikar', 'نخبة الفكر'),
      book('ক্বেরাত', 'Qirat', 'القراءة', KERAT),
    ],
  ),
  inBooks(
    ['তাকমীল (দাওরায়ে হাদীস)', 'Takmil (Dawra)', 'التكميل'],
    [
      book('সহীহ বুখারী ১ম', 'Sahih Bukhari 1', 'صحيح البخاري الأول', MEARI),
      book('সহীহ বুখারী ২য়', 'Sahih Bukhari 2', 'صحيح البخاري الثاني'),
      book('সহীহ মুসলিম ১ম', 'Sahih Muslim 1', 'صحيح مسلم الأول', MEARI),
      book('সহীহ মুসলিম ২য়', 'Sahih Muslim 2', 'صحيح مسلم الثاني'),
      book('জামে তিরমিযী ১ম', 'Jame Tirmizi 1', 'جامع الترمذي الأول', MEARI),
      book('জামে তিরমিযী ২য় ও শামায়েল', 'Jame Tirmizi 2 and Shamail', 'جامع الترمذي الثاني والشمائل'),
      book('সুনানে আবু দাউদ', 'Sunan Abu Dawud', 'سنن أبي داود', MEARI),
      book('নাসায়ী ও ইবনে মাজাহ', 'Nasai and Ibn Majah', 'النسائي وابن ماجه'),
      book('তহাবী শরীফ', 'Tahawi Sharif', 'شرح معاني الآثار'),
      book('মুয়াত্তা মালেক ও মুয়াত্তা মুহাম্মদ', 'Muwatta Malik and Muwatta Muhammad', 'الموطآن'),
    ],
  ),
];
