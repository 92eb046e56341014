import { book, byHeart, inBooks, KERAT, MEARI, type UsualClass } from './class.ts';

/** From the maktab to Nahbemir. */
export const LOWER_CLASSES: readonly UsualClass[] = [
  inBooks(
    ['নূরানী প্রথম', 'Nurani One', 'النوراني الأول'],
    [
      book('কায়দা ও আমপারা', 'Qaida and Ampara', 'القاعدة', MEARI),
      book('মাসনূন দোয়া ও মাসায়েল', 'Masnun prayers and rules', 'الأدعية والمسائل'),
      book('বাংলা', 'Bengali', 'البنغالية'),
      book('গণিত', 'Mathematics', 'الحساب'),
      book('ইংরেজি', 'English', 'الإنجليزية'),
    ],
  ),
  inBooks(
    ['নাজেরা', 'Nazera', 'الناظرة'],
    [
      book('নাযিরা কুরআন', 'Nazira Quran', 'تلاوة القرآن نظرا', MEARI),
      book('তাজবীদ', 'Tajweed', 'التجويد', MEARI),
      book('মাসায়েল', 'Rules of worship', 'المسائل'),
      book('বাংলা', 'Bengali', 'البنغالية'),
    ],
  ),
  byHeart(
    ['হিফজুল কুরআন', 'Hifzul Quran', 'تحفيظ القرآن'],
    [
      book('হিফজ (ইয়াদ)', 'Hifz (by heart)', 'حفظ القرآن', MEARI),
      book('তাজবীদ', 'Tajweed', 'التجويد'),
      book('লাহজা ও তারতীল', 'Recitation and tarteel', 'الترتيل'),
      book('মাসায়েল ও দোয়া', 'Rules and prayers', 'المسائل والأدعية'),
    ],
  ),
  inBooks(
    ['ইবতিদাইয়্যাহ পঞ্চম (তাইসীর)', 'Ibtidaiyyah 5', 'الابتدائية الخامسة'],
    [
      book('নাযিরা', 'Nazira', 'الناظرة', MEARI),
      book('বাংলা', 'Bengali', 'البنغالية', MEARI),
      book('অংক', 'Arithmetic', 'الحساب', MEARI),
      book('ইংরেজি', 'English', 'الإنجليزية'),
      book('উর্দু', 'Urdu', 'الأردية'),
      book('তা‘লীমুল ইসলাম', 'Talimul Islam', 'تعليم الإسلام'),
      book('ইতিহাস ও ভূগোল', 'History and geography', 'التاريخ والجغرافيا'),
    ],
  ),
  inBooks(
    ['মীযান', 'Mizan', 'الميزان'],
    [
      book('মীযানুস সরফ ও মুনশা‘ইব', 'Mizanus Sarf and Munshaib', 'ميزان الصرف والمنشعب', MEARI),
      book('এসো আরবী শিখি', 'Let us learn Arabic', 'الطريق إلى العربية', MEARI),
      book('বেহেশতী জেওর', 'Beheshti Zewar', 'بهشتي زيور'),
      book('বাংলা', 'Bengali', 'البنغالية'),
      book('ইংরেজি', 'English', 'الإنجليزية'),
      book('অংক', 'Arithmetic', 'الحساب'),
      book('ক্বেরাত', 'Qirat', 'القراءة', KERAT),
    ],
  ),
  inBooks(
    ['নাহবেমীর', 'Nahbemir', 'نحو مير'],
    [
      book('নাহবেমীর', 'Nahbemir', 'نحو مير', MEARI),
      book('পাঞ্জেগাঞ্জ / ইলমুস সরফ', 'Panjeganj / Ilmus Sarf', 'علم الصرف', MEARI),
      book('রওযাতুল আদব', 'Rawzatul Adab', 'روضة الأدب', MEARI),
      book('মালাবুদ্দা মিনহু', 'Malabudda Minhu', 'ما لا بد منه'),
      book('সীরাতে খাতিমুল আম্বিয়া', 'Sirat of Khatimul Ambiya', 'سيرة خاتم الأنبياء'),
      book('বাংলা', 'Bengali', 'البنغالية'),
      book('ক্বেরাত', 'Qirat', 'القراءة', KERAT),
    ],
  ),
];
