import { classesOf, type UsualClass } from './class.ts';

/** From Sanabiya Ammah to Takmil. */
export const UPPER_CLASSES: readonly UsualClass[] = [
  ...classesOf(
    'sanabiyaAmmah',
    `
    # হেদায়াতুন্নাহু | Hidayatun Nahu | هداية النحو
    ! হেদায়াতুন্নাহু | Hidayatun Nahu | هداية النحو
    ! নূরুল ঈযাহ | Nurul Izah | نور الإيضاح
    ! ইলমুস সীগাহ | Ilmus Sigah | علم الصيغة
    - কালয়ুবী | Qalyubi | القليوبي
    - তরজমাতুল কুরআন | Translation of the Quran | ترجمة القرآن
    - বাংলা | Bengali | البنغالية
    # কাফিয়া | Kafia | الكافية
    ! কাফিয়া | Kafia | الكافية
    ! মুখতাসারুল কুদূরী | Mukhtasarul Quduri | مختصر القدوري
    ! উসূলুশ শাশী | Usulush Shashi | أصول الشاشي
    - তরজমাতুল কুরআন | Translation of the Quran | ترجمة القرآن
    - তা‘লীমুল মুতা‘আল্লিম | Talimul Mutaallim | تعليم المتعلم
    - তাইসীরুল মানতিক | Taisirul Mantiq | تيسير المنطق
    `,
  ),
  ...classesOf(
    'sanabiyaUlya',
    `
    # শরহে বেকায়া | Sharhe Bekaya | شرح الوقاية
    - শরহে বেকায়া ১ম | Sharhe Bekaya 1 | شرح الوقاية الأول
    ! মুখতাসারুল মা‘আনী | Mukhtasarul Maani | مختصر المعاني
    ! নূরুল আনওয়ার (কিতাবুল্লাহ) | Nurul Anwar (Kitabullah) | نور الأنوار
    ! মাকামাতে হারীরী | Maqamate Hariri | مقامات الحريري
    - তরজমাতুল কুরআন | Translation of the Quran | ترجمة القرآن
    - সিরাজী | Siraji | السراجي
    `,
  ),
  ...classesOf(
    'fazilat',
    `
    # জালালাইন | Jalalain | الجلالين
    ! তাফসীরুল জালালাইন ১ম | Tafsirul Jalalain 1 | تفسير الجلالين الأول
    ! তাফসীরুল জালালাইন ২য় | Tafsirul Jalalain 2 | تفسير الجلالين الثاني
    ! হেদায়া ১ম | Hidaya 1 | الهداية الأول
    - হেদায়া ২য় | Hidaya 2 | الهداية الثاني
    - আল ফাউযুল কাবীর | Al Fauzul Kabir | الفوز الكبير
    - হুসামী | Husami | الحسامي
    # মিশকাত (ফযীলত) | Mishkat | مشكاة
    ! মিশকাতুল মাসাবীহ ১ম | Mishkatul Masabih 1 | مشكاة المصابيح الأول
    - মিশকাতুল মাসাবীহ ২য় | Mishkatul Masabih 2 | مشكاة المصابيح الثاني
    ! তাফসীরে বায়যাবী | Tafsire Baizawi | تفسير البيضاوي
    ! শরহে আকাঈদ ও ফিরাকে বাতেলা | Sharhe Aqaid and Firaqe Batila | شرح العقائد والفرق الباطلة
    - হেদায়া ৩য় | Hidaya 3 | الهداية الثالث
    - হেদায়া ৪র্থ | Hidaya 4 | الهداية الرابع
    - নুখবাতুল ফিকার | Nukhbatul Fikar | نخبة الفكر
    ~ ক্বেরাত | Qirat | القراءة
    `,
  ),
  ...classesOf(
    'takmil',
    `
    # তাকমীল (দাওরায়ে হাদীস) | Takmil (Dawra) | التكميل
    ! সহীহ বুখারী ১ম | Sahih Bukhari 1 | صحيح البخاري الأول
    - সহীহ বুখারী ২য় | Sahih Bukhari 2 | صحيح البخاري الثاني
    ! সহীহ মুসলিম ১ম | Sahih Muslim 1 | صحيح مسلم الأول
    - সহীহ মুসলিম ২য় | Sahih Muslim 2 | صحيح مسلم الثاني
    ! জামে তিরমিযী ১ম | Jame Tirmizi 1 | جامع الترمذي الأول
    - জামে তিরমিযী ২য় ও শামায়েল | Jame Tirmizi 2 and Shamail | جامع الترمذي الثاني والشمائل
    ! সুনানে আবু দাউদ | Sunan Abu Dawud | سنن أبي داود
    - নাসায়ী ও ইবনে মাজাহ | Nasai and Ibn Majah | النسائي وابن ماجه
    - তহাবী শরীফ | Tahawi Sharif | شرح معاني الآثار
    - মুয়াত্তা মালেক ও মুয়াত্তা মুহাম্মদ | Muwatta Malik and Muwatta Muhammad | الموطآن
    `,
  ),
];
